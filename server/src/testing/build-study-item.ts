import type { SectionItem } from '@aravalli/shared/study-material/kinds'
import type { Section } from '@aravalli/shared/study-sections'
import { cleanItem } from '../content/clean-item.ts'
import { insertItems } from '../content/storing/tables.ts'
import { serverSections } from '../features/study-material/section-kinds.ts'
import type { Transaction } from '../platform/database/open-database.ts'

type Texts = Record<string, unknown> & {
	heading: string
	description: string
	quiz: { question: string; answer: string }[]
}

export type StudyItem = Omit<SectionItem, 'english' | 'hindi'> & {
	id: string
	section: Section
	english: Texts
	hindi: Texts | null
}

/** Builds complete notes; a test names only what it is about. */
export function buildStudyItem(given: Partial<StudyItem> = {}): StudyItem {
	return {
		id: 'folk-deities',
		section: 'to-the-point',
		paper: 'paper1',
		topics: [],
		publishedOn: '2026-11-14',
		picture: { large: '/assets/to-the-point/a.webp', small: '/assets/to-the-point/a-small.webp' },
		pictureSource: '',
		english: {
			heading: 'Folk deities of Rajasthan',
			description: '<p>Gogaji and Pabuji.</p>',
			quiz: [{ question: 'Who is Gogaji?', answer: 'A folk deity.' }],
			body: '<h2>Gogaji</h2><p>Born at <strong>Dadrewa</strong>.</p>',
		},
		hindi: {
			heading: 'राजस्थान के लोक देवता',
			description: '<p>गोगाजी और पाबूजी।</p>',
			quiz: [{ question: 'गोगाजी कौन हैं?', answer: 'एक लोक देवता।' }],
			body: '<h2>गोगाजी</h2><p>जन्म <strong>ददरेवा</strong> में।</p>',
		},
		...given,
	}
}

export async function storeStudyItems(tx: Transaction, items: StudyItem[]): Promise<void> {
	for (const { id, section, ...item } of items) {
		const own = serverSections[section]
		await insertItems(tx, own, [cleanItem(own.kind, id, item as never)])
	}
}
