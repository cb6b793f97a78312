import type { SiteConfig } from '../../../../src/core/shared/site.ts'
import type { Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

const CHINESE = { id: 'zh-CN', name: '中文', base: '/zh' }

const add =
  (...locales: SiteConfig['locales']) =>
  (config: SiteConfig) =>
    void config.locales.push(...locales)

const mistake = (kind: string, config: Mistake['config'], reported: string): Mistake => ({
  kind,
  config,
  reported: [`site.config.ts:${reported}`],
  apart: true,
})

export const localeMistakes: Mistake[] = [
  mistake(
    'two locales with one base',
    add({ ...CHINESE, base: '/' }),
    '14  locales: "zh-CN" has the same base "/" as "en-US"; give it another one',
  ),
  mistake(
    'two locales with one id',
    add(CHINESE, { ...CHINESE, base: '/cn' }),
    '15  locales: two locales have the id "zh-CN"; keep one of them',
  ),
  mistake(
    'a base without a slash',
    add({ ...CHINESE, base: 'zh' }),
    '14  locales: the base "zh" has no leading slash; write "/zh"',
  ),
  mistake(
    'a base with a slash at the end',
    add({ ...CHINESE, base: '/zh/' }),
    '14  locales: the base "/zh/" needs lowercase letters, digits and dashes, without a slash at the end; ' +
      'write it like "/zh"',
  ),
  mistake(
    'a locale without texts',
    add({ ...CHINESE, id: 'zh-CM' }),
    '14  locales: there are no texts for the locale "zh-CM"; did you mean "zh-CN"?',
  ),
  mistake(
    'no default locale',
    (config) => void (config.locales = [CHINESE]),
    '12  locales: no locale has the base "/"; give it to the default locale',
  ),
  mistake(
    'a title in a language that is not a locale',
    (config) => void Object.assign(config.navigation[0] ?? {}, { translations: { 'en-UK': { title: 'Guide' } } }),
    '4  translations of "Guide": "en-UK" is not a locale of the site; did you mean "en-US"?',
  ),
  {
    kind: 'a translation without an original',
    config: add(CHINESE),
    files: { 'content/zh-CN/giude.md': page('Text.') },
    reported: ['content/zh-CN/giude.md:1  there is no content/giude.md to translate; did you mean "content/guide.md"?'],
    apart: true,
  },
  {
    kind: 'a translation without a section that pages link to',
    config: add(CHINESE),
    files: { 'content/zh-CN/guide.md': page('## 安装') },
    reported: ['content/api/line.md:14', 'content/api/pie.md:13'].map(
      (place) =>
        `${place}  in zh-CN, /guide has nothing with the id "install"; correct the translation in content/zh-CN/`,
    ),
    apart: true,
  },
  {
    kind: 'a dead link in a translation',
    config: add(CHINESE),
    files: { 'content/zh-CN/guide.md': page('## 安装 {#install}\n\n[x](/zh/guide)') },
    reported: ['content/zh-CN/guide.md:10  the link /zh/guide points to no page; did you mean "/guide"?'],
    apart: true,
  },
  {
    kind: 'a page with the address of a locale',
    config: add(CHINESE),
    files: { 'content/zh/extra.md': page('Text.') },
    reported: [
      'content/zh/extra.md:1  the address /zh/extra is reserved for the locale "zh-CN"; ' +
        'rename the file or move its translation to content/zh-CN/',
    ],
    apart: true,
  },
]
