// @ts-check

/**
 * The environment without the changes that Vite makes in this process while it reads the pages.
 * A build that inherits them would be a development build.
 */
export function getOuterEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env
  return environment
}
