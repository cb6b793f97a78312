// @ts-check

/**
 * The environment as it was before Vite, which reads the pages here, took this process for a development server:
 * a build that inherits that is one of development.
 */
export function outerEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env
  return environment
}
