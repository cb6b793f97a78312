// Runs where the document ends, so that the tab of the address is the first one seen.
const key = new URLSearchParams(location.search).get('tab')
const articles = [...document.querySelectorAll<HTMLElement>('[data-tab]')]
if (articles.some(({ dataset }) => dataset.tab === key)) {
  for (const article of articles) article.hidden = article.dataset.tab !== key
}
// the first tab begins with a demo: what draws it is fetched along with what makes the page answer
if (!articles[0]?.hidden) {
  const drawing = document.querySelector<HTMLTemplateElement>('#drawing')
  if (drawing) document.head.append(drawing.content)
}
