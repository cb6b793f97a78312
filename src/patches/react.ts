import type { Plugin } from 'vite'

const RENDERER = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const SIGNAL = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * React's renderer begins by making five errors that it throws to itself later and knows by identity. For the stack of
 * the first one the browser reads the whole renderer a second time, which was two thirds of the time until it could start.
 */
export function slimReact(): Plugin {
  return {
    name: 'site:slim-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: RENDERER },
      handler(code, id) {
        if (code.search(SIGNAL) < 0)
          this.error(`${id} has changed: look again at how it makes the errors it throws to itself`)
        return { code: code.replaceAll(SIGNAL, '$1 = Object.create(Error.prototype)'), map: null }
      },
    },
  }
}
