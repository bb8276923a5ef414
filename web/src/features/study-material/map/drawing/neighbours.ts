import type { Point } from '@aravalli/shared/study-material/find-place'

/** Who lives beyond the border, and where there is room beside the State to say it. */
export const neighbours = {
	pakistan: [70.6, 29.1],
	punjab: [75.75, 29.72],
	haryana: [76.8, 28.95],
	uttarPradesh: [77.95, 28.1],
	madhyaPradesh: [77.85, 24.05],
	gujarat: [71.5, 24.05],
} as const satisfies Record<string, Point>

export const neighbourNames = Object.keys(neighbours) as (keyof typeof neighbours)[]
