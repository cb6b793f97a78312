// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ files: Record<string, string>, next: string[] }} NewFiles the texts of new and changed files, and what is left to do */

const COMMENT = /^\/\*\*[\s\S]*?\*\/\n/

/** @param {string} name `line-basic` -> `Line basic` */
const toTitle = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** @param {string} name `line-basic` -> `LineBasic` */
const toComponent = (name) => name.replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase())

/** @param {string} title `Zoom & pan` -> `zoom-pan` */
const toName = (title) =>
  title
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-') ?? ''

/** @param {string} name @param {string} example */
function checkName(name, example) {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    throw new Error(`"${name}" is not a name; use lowercase letters, digits and hyphens, such as ${example}`)
}

/** Creates the text of each recipe in CONTRIBUTING.md. Nothing is written.
 * @type {Record<string, (root: string, name: string) => NewFiles>} */
export const RECIPES = {
  demo(root, name) {
    const [chart = '', demo = '', ...others] = name.split('/')
    if (others.length > 0 || demo === '')
      throw new Error(`"${name}" is not a demo; write chart/name, such as line/target`)
    checkName(demo, 'target')
    const page = `content/api/${chart}.md`
    if (!existsSync(path.join(root, page))) throw new Error(`there is no chart "${chart}": ${page} does not exist`)
    const file = `demos/${chart}/${demo}.tsx`
    const id = `${chart}-${demo}`
    const section = `### ${toTitle(demo)}\n\nSay in one sentence what this option is for.\n\n::demo{id=${id}}\n`
    return {
      files: {
        [assertNew(root, file)]: writeDemo(findModel(root, chart), demo, id),
        [page]: insertSection(readFileSync(path.join(root, page), 'utf8'), section),
      },
      next: [`Edit ${file} and its section in ${page}, then run npm run posters again.`],
    }
  },
  page(root, name) {
    checkName(name, 'faq')
    const file = `content/${name}.md`
    const title = toTitle(name)
    const text = `---\ntitle: ${title}\ndescription: One sentence about ${title}, for search engines and links to the page.\n---\n\n# ${title}\n\nThe first paragraph says what the reader can do here.\n`
    return {
      files: { [assertNew(root, file)]: text },
      next: [`Edit ${file}. To show the page in the header, add it to navigation in site.config.ts.`],
    }
  },
  recipe(root, title) {
    const file = 'content/recipes.md'
    const name = toName(title)
    if (name === '') throw new Error('a recipe needs a title, such as "Zoom with the mouse wheel"')
    const before = readFileSync(path.join(root, file), 'utf8').trimEnd()
    if (before.toLowerCase().includes(`\n## ${title.toLowerCase()}\n`))
      throw new Error(`${file} has this recipe already`)
    const code = readFileSync(findModel(root, 'line'), 'utf8').replace(COMMENT, '').trimEnd()
    const section = `## ${title}\n\nSay in one sentence what to set.\n\n\`\`\`tsx [${name}.tsx]\n${code}\n\`\`\``
    return { files: { [file]: `${before}\n\n${section}\n` }, next: [`Edit the last section of ${file}.`] }
  },
  chart(root, name) {
    checkName(name, 'word-cloud')
    const component = `${toComponent(name)}Chart`
    const exported = readFileSync(path.join(root, 'node_modules/@opd/g2plot-react/es/index.js'), 'utf8')
    if (!new RegExp(`\\b${component}\\b`).test(exported))
      throw new Error(`the library has no ${component}; install a version that exports it, or correct the name`)
    const title = toTitle(name)
    const config = readFileSync(path.join(root, 'site.config.ts'), 'utf8')
    const order = config.lastIndexOf('],\n  },\n]')
    if (order < 0) throw new Error('site.config.ts has no sidebar with pages')
    const isListed = config.includes(`'/api/${name}'`)
    const demo = `demos/${name}/basic.tsx`
    const text = `${title} charts show one value per category.`
    return {
      files: {
        [assertNew(root, `content/api/${name}.md`)]: writeChartPage(component, title, name, text),
        [assertNew(root, `content/glyphs/${name}.svg`)]:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><path class="a" d="M8 20H20V38H8z"/><path class="b" d="M26 8H38V38H26z"/><path class="n" d="M44 14H56V38H44z"/></svg>\n',
        ...(!existsSync(path.join(root, demo)) && {
          [demo]: writeDemo(findModel(root, 'line'), 'basic', `${name}-basic`).replaceAll('LineChart', component),
        }),
        ...(!isListed && { 'site.config.ts': `${config.slice(0, order)}, '/api/${name}'${config.slice(order)}` }),
        ...listDefinitionFiles(root, name, component),
      },
      next: [
        `Edit content/api/${name}.md, its drawing and ${demo}, set what the chart needs in src/library/charts/${name}.ts, and run npm run posters again.`,
        'The build reports options that have no description in content/options yet.',
      ],
    }
  },
}

/** What `/start` knows about the chart. @param {string} root @param {string} name @param {string} component */
function listDefinitionFiles(root, name, component) {
  const index = 'src/library/charts/index.ts'
  const before = readFileSync(path.join(root, index), 'utf8')
  if (before.includes(`  ${component}: `)) return {}
  const variable = component.charAt(0).toLowerCase() + component.slice(1, -'Chart'.length)
  return {
    [`src/library/charts/${name}.ts`]: `import type { ${component}Props } from '@opd/g2plot-react'
import type { ChartDefinition } from './chart.ts'
import { series } from './series.ts'

export const ${variable} = { ...series } satisfies ChartDefinition<${component}Props>
`,
    [index]: before
      .replace(/^(?=import )/, `import { ${variable} } from './${name}.ts'\n`)
      .replace(/(?=\n\}\n)/, `\n  ${component}: ${variable},`),
  }
}

/** @param {string} root @param {string} file */
function assertNew(root, file) {
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists already`)
  return file
}

/** The shortest demo of a chart that needs no other files. @param {string} root @param {string} chart */
function findModel(root, chart) {
  const folder = `demos/${chart}`
  const [model] = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ file: `${folder}/${name}`, code: readFileSync(path.join(root, folder, name), 'utf8') }))
    .filter(({ code }) => !code.includes("from './"))
    .toSorted((a, b) => a.code.length - b.code.length)
  if (!model) throw new Error(`${folder} has no demo to start from`)
  return path.join(root, model.file)
}

/** @param {string} model @param {string} name @param {string} id */
function writeDemo(model, name, id) {
  const code = readFileSync(model, 'utf8').replace(COMMENT, '')
  const comment = `/**\n * title: ${toTitle(name)}\n * description: Say in one sentence what this demo shows.\n * keywords: ${name.replaceAll('-', ' ')}\n */\n`
  return comment + code.replace(/export default function \w+/, `export default function ${toComponent(id)}`)
}

/** After the last demo of the usage. @param {string} page @param {string} section */
function insertSection(page, section) {
  const end = page.search(/\n## (?!Your data|Usage)/)
  return end < 0 ? `${page.trimEnd()}\n\n${section}` : `${page.slice(0, end).trimEnd()}\n\n${section}${page.slice(end)}`
}

/** @param {string} component @param {string} title @param {string} name @param {string} text */
const writeChartPage = (component, title, name, text) => `---
title: ${title}
component: ${component}
aliases: [${title.toLowerCase()} plot]
searchNames: []
description: ${text}
---

# ${title}

${text}

::demo{id=${name}-basic}

\`\`\`tsx
import { ${component} } from '@opd/g2plot-react'
\`\`\`

## Usage

## API

::api{id=${component}}
`
