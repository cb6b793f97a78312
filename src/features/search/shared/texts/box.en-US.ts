export const boxTexts = {
  'search.placeholder': 'Type keywords...',
  'search.label': 'Search',
}
