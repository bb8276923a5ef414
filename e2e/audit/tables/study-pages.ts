import { demoMap, mapAlive, mapPath, mapWords } from '../../harness/learning-map.ts'
import { address as mindMapPath } from '../../harness/mind-map.ts'
import type { Device, Entry, Table, Visit } from '../entry.ts'
import { findAllPlaces } from '../find-all-places.ts'
import { openDetails } from '../open-details.ts'

async function choosePlace({ page, language }: Visit) {
	await mapAlive(page)
	const { places } = await demoMap(language)
	await page.getByRole('button', { name: mapWords[language].show(places[0]?.name ?? '') }).click()
}

/** The drawing there depends on the width of the screen and on fingers. */
const onBoth = (entry: Entry): Entry[] =>
	(['wide', 'touch'] satisfies Device[]).map((device) => ({
		...entry,
		name: `${entry.name}, ${device === 'wide' ? 'on a wide screen' : 'on a phone'}`,
		device,
	}))

export const studyPages: Table = [
	{ name: 'where a paper is chosen', path: '/learning-through-map-select' },
	{ name: 'where a paper of notes is chosen', path: '/to-the-point-select' },
	{ name: 'a list of mind maps', path: '/mind-map/all-papers' },
	{ name: 'a list of capsules', path: '/mains-answer-enrichment-capsule/paper2', open: openDetails },
	{ name: 'another list of capsules', path: '/mains-answer-enrichment-capsule/paper1' },
	{ name: 'notes', path: '/to-the-point/folk-deities-of-rajasthan', open: openDetails },
	{ name: 'what is not there', path: '/infographics/nothing-there', expectedErrors: /404/ },
	{ name: 'a list of infographics with answers', path: '/infographics/all-papers', open: openDetails },
	{ name: 'a topic with all that there is on it', path: '/topics/mewar' },
	{ name: 'an infographic', path: '/infographics/how-a-bill-becomes-law' },
	...onBoth({
		name: 'a mind map with all branches',
		path: mindMapPath,
		async open({ page, look }) {
			await page.getByRole('treeitem').first().waitFor()
			await look('as it opens')
			await page.getByRole('button', { name: /^(Open all|सब खोलें)$/ }).click()
		},
	}),
	...onBoth({ name: 'a map with a chosen place', path: mapPath, open: choosePlace }),
	{
		name: 'finding places, to the result',
		path: mapPath,
		device: { english: 'wide', hindi: 'touch' },
		open: findAllPlaces,
	},
]
