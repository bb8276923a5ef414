import type { PlaceKind } from '@aravalli/shared/study-material/item-contract'
import { placeSigns } from '../../web/src/features/study-material/map/drawing/place-signs.ts'
import { outlinePoints } from '../../web/src/features/study-material/map/outline-path.ts'

type Point = readonly [longitude: number, latitude: number]

export interface DrawnPlace {
	kind: PlaceKind
	longitude: number
	latitude: number
}

export interface DrawnLine {
	kind: 'river' | 'canal' | 'range' | 'route'
	points: Point[]
}

/** The State fills the sheet of 400 × 250 but for a margin; a degree of longitude is shorter there than one of latitude. */
const box = { west: 69.48, north: 30.2, perDegree: 31.6, shrink: Math.cos((26.6 * Math.PI) / 180), left: 76, top: 12 }
const signSize = 22

/** Draws the State with places and lines of a map, as they lie. */
export function drawMap(places: DrawnPlace[], lines: DrawnLine[]): string {
	const marks = places.map(({ kind, longitude, latitude }) => {
		const [x, y] = place([longitude, latitude])
		const { shape, cut = '' } = placeSigns[kind]
		const scale = signSize / 24
		return `<g transform="translate(${x - signSize / 2} ${y - signSize / 2}) scale(${scale.toFixed(2)})"><path class="halo" d="${shape}"/><path class="mark ${kind}" d="${shape}"/><path class="c" d="${cut}"/></g>`
	})
	const strokes = lines.map(({ kind, points }) => `<path class="line ${kind}" d="${pathOf(points)}"/>`)
	return `<style>${looks}</style><path class="grid" d="${grid}"/><path class="c" d="${pathOf(outlinePoints)}Z"/><clipPath id="sheet"><path d="M0 0h400v250H0z"/></clipPath><g clip-path="url(#sheet)">${strokes.join('')}${marks.join('')}</g>`
}

const place = ([longitude, latitude]: Point): Point => [
	round(box.left + (longitude - box.west) * box.perDegree * box.shrink),
	round(box.top + (box.north - latitude) * box.perDegree),
]

const round = (value: number) => Math.round(value * 10) / 10

const pathOf = (points: readonly Point[]) => `M${points.map((point) => place(point).join(' ')).join('L')}`

/** Every second degree, as on the sheets of an atlas. */
const grid = [
	...[68, 70, 72, 74, 76, 78, 80].map((degree) => `M${place([degree, 0])[0]} 0v250`),
	...[24, 26, 28, 30].map((degree) => `M0 ${place([0, degree])[1]}h400`),
].join('')

const looks =
	'.grid{fill:none;stroke:#fff;stroke-opacity:.16;stroke-width:1.5}.line{fill:none;stroke-linejoin:round;stroke-linecap:round;stroke-width:3.5}' +
	'.river,.canal{stroke:#2b78c5}.canal{stroke-dasharray:8 6}.range{stroke:#c9a878;stroke-width:13}.route{stroke:#5b6287;stroke-width:3}' +
	'.halo{stroke:#fff4e0;stroke-width:4;fill:#fff4e0}.mark{fill:#a64200}.lake,.dam{fill:#1b5fa8}.wildlife{fill:#1b6a38}.mineral{fill:#8a3d00}.town{fill:#444b70}.power{fill:#6a2b86}.heritage,.fort{fill:#9a2b2b}'
