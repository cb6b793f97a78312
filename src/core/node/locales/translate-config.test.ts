import { expect, test } from 'vitest'
import { site } from '../../../../tests/fixtures/locales/site.config.ts'
import { translateConfig } from './read-locales.ts'

test('titles are those of the locale where they are translated', () => {
  const { navigation, sidebar } = translateConfig(site, 'zh-CN')
  expect(navigation.map(({ title }) => title)).toEqual(['指南', '更新日志', 'About'])
  expect(sidebar).toMatchObject([{ title: '基础', description: '第一步。' }])
})

test('no translations are left, because the navigation is part of the scripts', () => {
  expect(JSON.stringify(translateConfig(site, 'en-US'))).not.toContain('translations')
})
