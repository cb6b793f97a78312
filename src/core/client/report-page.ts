/**
 * Runs in development only: tells the server which page is open, on load and after client-side navigation.
 * The server answers with the problems of the page, which Vite's error overlay shows.
 */
function reportPage(): void {
  import.meta.hot?.send('site:page-opened', { pathname: location.pathname })
}

reportPage()
if ('navigation' in window) navigation.addEventListener('navigatesuccess', reportPage)
