/*
 * Folded HTML is the content of a noscript element in a tab that is hidden. Without scripts it is part of the page. With
 * scripts it is text until it is needed, so that browsers create no elements for it.
 */

function unfold(parent: Element): void {
  const folded = parent.querySelector(':scope > noscript')
  if (folded) folded.outerHTML = folded.innerHTML
}

// Runs at the end of a document with tabs, so that the first paint shows the tab of the address.
const key = new URLSearchParams(location.search).get('tab')
const articles = [...document.querySelectorAll<HTMLElement>('[data-tab]')]
if (articles.some(({ dataset }) => dataset.tab === key)) {
  for (const article of articles) {
    article.hidden = article.dataset.tab !== key
    if (!article.hidden) unfold(article)
  }
}

// before another tab is shown, and for print, which shows all tabs
const unfoldAll = () => articles.forEach(unfold)
addEventListener('beforeprint', unfoldAll)
if ('navigation' in window)
  navigation.addEventListener('navigate', ({ destination }) => {
    if (new URL(destination.url).pathname === location.pathname) unfoldAll()
  })
