// The same key as src/theme.ts.
try {
  const theme = localStorage.getItem('umpire.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden: the system decides.
}
