/** Paints the sky of a cover, from its upper left to its lower right: dark enough for a white motif. */
export const coverPalettes = {
	teal: ['#0a5c60', '#148688'],
	indigo: ['#152257', '#2a449f'],
	ochre: ['#74440f', '#ad6d1d'],
	blue: ['#1b489b', '#3a72d4'],
	slate: ['#233442', '#485c69'],
	brick: ['#76261d', '#ad4d3d'],
	plum: ['#43245a', '#774a8f'],
	olive: ['#434d14', '#707d2d'],
	pine: ['#12432b', '#2c7650'],
	rose: ['#741a44', '#ab3f6d'],
} as const

export type CoverPalette = keyof typeof coverPalettes
