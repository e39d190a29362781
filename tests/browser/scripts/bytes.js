// How many bytes all of these files are, compressed as they are sent; and all that the page names.
async (others) => {
  const links = document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet], link[rel=icon]');
  const urls = new Set([location.pathname, ...[...links].map((link) => link.href), ...others]);
  let all = 0;
  for (const url of urls) {
    const response = await fetch(url, { cache: 'reload' });
    all += Number(response.headers.get('content-length'));
  }
  return all;
}
