// A reader's choice of colours, as many sites have it: a word on the root element.
document.getElementById('theme').addEventListener('click', () => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
});
