import type { NewItem } from '../features/study-material/new-item.ts'

/** Builds complete notes; a test names only what it is about. */
export function buildStudyItem(given: Partial<NewItem> = {}): NewItem {
	return {
		id: 'folk-deities',
		section: 'to-the-point',
		paper: 'paper1',
		publishedOn: '2026-11-14',
		picture: { large: '/assets/to-the-point/a.webp', small: '/assets/to-the-point/a-small.webp' },
		english: {
			heading: 'Folk deities of Rajasthan',
			description: '<p>Gogaji and Pabuji.</p>',
			quiz: [{ question: 'Who is Gogaji?', answer: 'A folk deity.' }],
			content: { body: '<h2>Gogaji</h2><p>Born at <strong>Dadrewa</strong>.</p>' },
		},
		hindi: {
			heading: 'राजस्थान के लोक देवता',
			description: '<p>गोगाजी और पाबूजी।</p>',
			quiz: [{ question: 'गोगाजी कौन हैं?', answer: 'एक लोक देवता।' }],
			content: { body: '<h2>गोगाजी</h2><p>जन्म <strong>ददरेवा</strong> में।</p>' },
		},
		...given,
	}
}
