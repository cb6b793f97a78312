// Runs at the end of the document, so that the first paint shows the tab of the address.
const key = new URLSearchParams(location.search).get('tab')
const articles = [...document.querySelectorAll<HTMLElement>('[data-tab]')]
if (articles.some(({ dataset }) => dataset.tab === key)) {
  for (const article of articles) article.hidden = article.dataset.tab !== key
}
