// How things look is known before the first paint: so this is no module, and the page waits for it.

/**
 * By day or by night, and with how much contrast: as was chosen, or as the system says.
 * @type {(theme: string, contrast: string) => void}
 */
const look = (() => {
  const root = document.documentElement;
  const light = matchMedia('(prefers-color-scheme: light)');
  const more = matchMedia('(prefers-contrast: more), (forced-colors: active)');
  let [theme, contrast] = ['', ''];
  const show = () => {
    root.toggleAttribute('data-light', theme === 'light' || (theme !== 'dark' && light.matches));
    root.toggleAttribute('data-contrast', contrast === 'more' || more.matches);
  };
  for (const wish of [light, more]) wish.addEventListener('change', show);
  return (...wanted) => {
    [theme, contrast] = wanted;
    show();
  };
})();

/** What was chosen before; a browser may forbid to ask. @param {string} setting */
const before = (setting) => {
  try {
    return JSON.parse(localStorage.getItem(`motherlode.${setting}`) ?? 'null') ?? 'system';
  } catch {
    return 'system';
  }
};

look(before('theme'), before('contrast'));
