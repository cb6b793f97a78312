export const changelogTexts = {
  'changelog.breaking': 'Breaking',
  'changelog.feature': 'New',
  'changelog.fix': 'Fixed',
  'changelog.performance': 'Performance',
  'changelog.dependency': 'Dependencies',
  'changelog.docs': 'Documentation',
  'changelog.toolchain': 'Toolchain changes: {count}',
  'changelog.charts.added': 'Charts added',
  'changelog.charts.removed': 'Charts removed',
  'changelog.engine': 'G2Plot',
  'changelog.react': 'React',
  'changelog.feed': 'Changelog of {name}',
}
