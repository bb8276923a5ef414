/**
 * Draws the base map of Rajasthan: the file of the districts, its address in base-map.ts, and the State's outline for pages whose
 * code has not come. The results are kept. Run it again when the districts change (base-map/districts.mjs says which there are) or
 * the package that they are drawn from, which is too heavy to be installed with the others for this alone:
 *
 *   npm pack india-map-svg@1.1.4 && tar xzf india-map-svg-1.1.4.tgz && node bin/draw-base-map.mjs package
 *
 * The shapes are those of that package (MIT, August 2025), laid on the Earth (read-shapes.mjs), made to the districts of today, and
 * simplified once for both neighbours. docs/adr/0031-learning-maps.md says how near they are.
 */
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { findCentre, findRings, ringPoints, scale, simplifyArcs, toSteps } from './base-map/assemble-map.mjs'
import { districts, exclaves, partsElsewhere } from './base-map/districts.mjs'
import { emptyPicture, paint, tidy } from './base-map/paint-districts.mjs'
import { readShapes } from './base-map/read-shapes.mjs'
import { simplify } from './base-map/simplify.mjs'
import { traceArcs } from './base-map/trace-arcs.mjs'

const assets = fileURLToPath(new URL('../public/assets/maps/', import.meta.url))
const mapFolder = new URL('../src/features/study-material/map/', import.meta.url)

/** Nobody misses a corner of 500 metres; in the small outline, nobody misses one of 7 kilometres. */
const leastAreas = { districts: 0.125, outline: 30 }

/**
 * Gives the value of a district's pixels.
 * @param {string} id
 */
const pixelValue = (id) => districts.findIndex((district) => district.id === id) + 1

function paintDistricts(shapes) {
	const picture = emptyPicture()
	for (const { id, shapes: names = [id.replaceAll('-', '_')] } of districts) {
		for (const name of names) paintShape(picture, shapes.get(name), name, pixelValue(id))
	}
	for (const { holeOf, district } of exclaves) paint(picture, shapes.get(holeOf).slice(1), pixelValue(district))
	tidy(picture)
	return picture
}

/** Paints a shape, and what of it lies in another district. */
function paintShape(picture, rings, name, value) {
	const unused = 255
	paint(picture, rings, unused)
	for (const { shape, district, around } of partsElsewhere) {
		if (shape === name) paint(picture, [around], pixelValue(district), unused)
	}
	paint(picture, rings, value, unused)
}

const source = process.argv[2]
if (!source) throw new Error('Where is the package? Such as: node bin/draw-base-map.mjs package')
const { RajasthanData } = await import(pathToFileURL(resolve(source, 'dist/RajasthanData-B_Tzf3i7.js')).href)
const arcs = traceArcs(paintDistricts(readShapes(RajasthanData.paths)))
const lines = simplifyArcs(arcs, leastAreas.districts)
const outline = findRings(arcs, (value) => value > 0)

const file = JSON.stringify({
	scale,
	arcs: lines.map(toSteps),
	districts: districts.map(({ id, english, hindi }) => {
		const rings = findRings(arcs, (value) => value === pixelValue(id))
		return { id, name: { english, hindi }, centre: findCentre(rings.map((ring) => ringPoints(lines, ring))), rings }
	}),
	outline,
})
const fileName = `rajasthan-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.json`
await mkdir(assets, { recursive: true })
for await (const old of glob('rajasthan-*.json', { cwd: assets })) await rm(assets + old)
await writeFile(assets + fileName, file)

const readerFile = new URL('base-map.ts', mapFolder)
const reader = await readFile(readerFile, 'utf8')
await writeFile(readerFile, reader.replace(/rajasthan-[0-9a-f]{8}\.json/, fileName))

const [largest] = outline.map((ring) => ringPoints(lines, ring)).sort((a, b) => b.length - a.length)
const rough = simplify(
	[...largest, largest[0]].map(([x, y]) => [x / scale, y / scale]),
	leastAreas.outline,
)
const hundredths = rough.slice(0, -1).map((place) => place.map((degrees) => Math.round(degrees * 100)).join(' '))
await writeFile(
	new URL('outline-path.ts', mapFolder),
	`// Written by bin/draw-base-map.mjs.

/** Longitude and latitude in hundredths of a degree. */
const hundredths =
	'${hundredths.join(',')}'

/** The State's border to two or three kilometres, for pages before their code has come and without any. */
export const outlinePoints: readonly (readonly [longitude: number, latitude: number])[] = hundredths
	.split(',')
	.map((place) => {
		const [longitude = 0, latitude = 0] = place.split(' ').map(Number)
		return [longitude / 100, latitude / 100]
	})
`,
)
console.log(
	`${fileName}: ${districts.length} districts, ${lines.flat().length} points, ${gzipSync(file, { level: 9 }).length} bytes as gzip;`,
	`outline: ${hundredths.length} points`,
)
