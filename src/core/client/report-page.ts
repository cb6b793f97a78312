/**
 * Runs in development only: reports the open page to the server, on load and after client-side navigation.
 * The server responds with the problems of the page, which Vite's error overlay shows.
 */
function reportPage(): void {
  import.meta.hot?.send('site:page-opened', { pathname: location.pathname })
}

reportPage()
if ('navigation' in window) navigation.addEventListener('navigatesuccess', reportPage)
