"""What the faces of games of path and action cards share: functions on `kit`'s shown data.

What one game alone has stands in its own folder.
"""
