// Before the first paint: the theme and the language that this person chose, or the system's.
(() => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('pareo.preferences') ?? '{}');
    } catch {
      return {};
    }
  };
  const { theme, language } = read();
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const asked = new URLSearchParams(location.search).get('lang');
  const spoken = navigator.languages.map(tag => tag.slice(0, 2)).find(tag => tag === 'es' || tag === 'en');
  root.lang = [asked, language, spoken].find(tag => tag === 'es' || tag === 'en') ?? 'es';
})();
