import { expect, it } from 'vitest'
import { placesFile } from '../server/src/features/study-material/files/map-file.ts'
import { placesProblems } from './places-problems.ts'
import { plantedContent } from './planted-content.ts'
import { readPlaces } from './read-places.ts'

const content = plantedContent()
type Json = ReturnType<typeof JSON.parse>

it.each<[name: string, problem: string, change: (file: Json) => unknown]>([
	['places', 'places/places.json: sambhar-lake: lies outside the map', (file) => (file['sambhar-lake'].longitude = 95)],
	['places', 'places/places.json: sambhar-lake: lies outside the map', (file) => (file['sambhar-lake'].latitude = 31)],
	['places', 'places/places.json: Sambhar: is no slug', (file) => (file.Sambhar = file['sambhar-lake'])],
	[
		'places',
		'places/places.json: sambhar-lake: district has no Devanagari letter (hindi)',
		(file) => (file['sambhar-lake'].district.hindi = 'Jaipur'),
	],
	['lines', 'places/lines.json: luni: leaves the map', (file) => (file.luni.points[0] = [67.5, 24])],
	['lines', 'places/lines.json: luni: name has words in one language only', (file) => (file.luni.name.hindi = '…')],
])('%s: %s', async (name, problem, change) => {
	await content.copy('places')
	await content.write(`places/${name}.json`, await content.changed(`places/${name}.json`, change))
	const { file, problems } = await readPlaces(content.at('places'), placesFile)
	expect([...problems, ...(file ? placesProblems(file) : [])].join('\n')).toContain(problem)
})
