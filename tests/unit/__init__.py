"""Does this part do what it says? One folder for each layer, one file for each part."""
