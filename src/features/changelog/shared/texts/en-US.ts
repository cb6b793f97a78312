export const changelogTexts = {
  'changelog.breaking': 'Breaking',
  'changelog.feature': 'New',
  'changelog.fix': 'Fixed',
  'changelog.performance': 'Faster',
  'changelog.dependency': 'Dependencies',
  'changelog.docs': 'Documentation',
  'changelog.toolchain': 'Tool chain: {count}',
  'changelog.charts.added': 'Charts added',
  'changelog.charts.removed': 'Charts removed',
  'changelog.engine': 'Engine',
  'changelog.react': 'React',
  'changelog.feed': 'Changelog of {name}',
}
