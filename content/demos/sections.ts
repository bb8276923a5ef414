import { languages } from '@aravalli/shared/language'
import { type Section, sections } from '@aravalli/shared/study-sections'
import type { PlacesFile } from '../../server/src/features/study-material/files/map-file.ts'
import { filesOfSection, type ItemFile } from '../../server/src/features/study-material/item-file.ts'
import { type Demo, declareDemo } from '../demo.ts'
import { infographicProblems } from '../infographic-problems.ts'
import { lengthProblems } from '../length-problems.ts'
import { mindMapProblems } from '../mind-map-problems.ts'
import { coverBytes, coverProblems } from './articles.ts'

/** Are the demos of the study material. */
export const sectionDemos = (places: PlacesFile): Demo[] =>
	sections.map((section) =>
		declareDemo({
			...filesOfSection(section, places),
			count: [8, Number.POSITIVE_INFINITY],
			entries: { quiz: [5, 8], ...ownEntries[section] },
			pictureBytes: coverBytes,
			keysOf: ({ position, cover }) => ({ position, cover: cover.object ?? String(position) }),
			ownProblems: (file) => [
				...coverProblems(file.cover),
				...lengthsProblems(file),
				...quizProblems(file),
				...drawnProblems(file),
			],
		}),
	)

const chapters = { body: [4, 7] } as const

const ownEntries: Record<Section, Demo['entries']> = {
	'to-the-point': chapters,
	'mind-map': { nodes: [40, 110] },
	infographics: { blocks: [4, 7] },
	'learning-through-map': { places: [8, 18] },
	'mains-answer-enrichment-capsule': chapters,
}

/** Lists show no more of it. */
function lengthsProblems({ english, hindi, quiz }: ItemFile): string[] {
	return [
		...lengthProblems('heading', { english: english.heading, hindi: hindi.heading }, 80),
		...lengthProblems('description', { english: english.description, hindi: hindi.description }, 260),
		...quiz.flatMap(({ question, answer }, index) => [
			...lengthProblems(`quiz ${index + 1} question`, question, 240),
			...lengthProblems(`quiz ${index + 1} answer`, answer, 420),
		]),
	]
}

const quizProblems = ({ quiz }: ItemFile) =>
	quiz.flatMap(({ question }, index) =>
		languages.every((language) => question[language].endsWith('?'))
			? []
			: [`quiz ${index + 1} question does not end with a question mark`],
	)

function drawnProblems(file: ItemFile): string[] {
	if ('tree' in file) return mindMapProblems(file.tree)
	return 'blocks' in file ? infographicProblems(file.blocks) : []
}
