export interface Apartment {
  district: string
  area: number
  rent: number
}

// Square meters and euros per month.
const offers: Record<string, [area: number, rent: number][]> = {
  'Old Town': [
    [43, 950],
    [37, 830],
    [31, 560],
    [82, 1710],
    [80, 1520],
    [45, 1030],
    [38, 840],
    [91, 1730],
    [84, 1650],
    [40, 690],
    [48, 850],
    [86, 1400],
    [88, 1800],
    [73, 1470],
  ],
  Harbor: [
    [77, 1240],
    [43, 800],
    [113, 1800],
    [61, 880],
    [111, 1330],
    [106, 1430],
    [78, 1060],
    [71, 1180],
    [49, 760],
    [40, 800],
    [40, 650],
    [80, 1150],
    [75, 940],
  ],
  West: [
    [58, 900],
    [76, 920],
    [65, 880],
    [71, 830],
    [88, 920],
    [116, 1330],
    [61, 750],
    [105, 1120],
    [69, 770],
    [57, 670],
    [99, 1130],
    [115, 1480],
    [121, 1280],
    [43, 510],
    [106, 1490],
  ],
  Hills: [
    [87, 840],
    [119, 950],
    [77, 700],
    [65, 640],
    [85, 790],
    [55, 500],
    [58, 570],
    [83, 820],
    [77, 820],
    [88, 870],
    [71, 650],
    [67, 610],
  ],
}

export const districts = Object.keys(offers)

export const apartments: Apartment[] = Object.entries(offers).flatMap(([district, list]) =>
  list.map(([area, rent]) => ({ district, area, rent })),
)
