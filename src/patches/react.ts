import type { Plugin } from 'vite'

const RENDERER_FILE = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const SENTINEL_ERROR = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * React DOM creates five sentinel errors when it loads, which it later throws and compares by identity. To capture
 * the stack of the first one, the browser parses all of React DOM again. That was two thirds of its startup time.
 */
export function slimReact(): Plugin {
  return {
    name: 'site:slim-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: RENDERER_FILE },
      handler(code, id) {
        if (code.search(SENTINEL_ERROR) < 0)
          this.error(
            `${id} has changed: it no longer contains ${SENTINEL_ERROR.source}; adapt or remove src/patches/react.ts`,
          )
        return { code: code.replaceAll(SENTINEL_ERROR, '$1 = Object.create(Error.prototype)'), map: null }
      },
    },
  }
}
