// Runs where the document ends, so that the tab of the address is the first one seen.
const key = new URLSearchParams(location.search).get('tab')
const articles = [...document.querySelectorAll<HTMLElement>('[data-tab]')]
if (articles.some(({ dataset }) => dataset.tab === key)) {
  for (const article of articles) article.hidden = article.dataset.tab !== key
}
