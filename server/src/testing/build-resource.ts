import type {
	BookItem,
	BookletItem,
	PracticePaperItem,
	ResourceGroupItem,
	TopperCopyItem,
} from '@aravalli/shared/resources/kinds'
import type { SignedIn } from './build-account.ts'
import { buildForm, formType } from './build-form.ts'
import { buildPdf } from './build-pdf.ts'

type Built<I> = I & { id: string }

export const buildBook = (given: Partial<Built<BookItem>> = {}): Built<BookItem> => ({
	id: 'medieval-india',
	type: 'RBSE',
	class: 'CLASS_11',
	subject: 'HISTORY',
	isFeatured: false,
	position: 1,
	picture: null,
	topics: [],
	english: { title: 'Medieval India', subtitle: 'From Harsha to Aurangzeb.', author: 'Our editors', file: '' },
	hindi: { title: 'मध्यकालीन भारत', subtitle: 'हर्ष से औरंगज़ेब तक।', author: 'हमारे संपादक', file: '' },
	...given,
})

export const buildGroup = (given: Partial<Built<ResourceGroupItem>> = {}): Built<ResourceGroupItem> => ({
	id: 'mind-maps',
	position: 2,
	isPaid: false,
	english: { title: 'Mind maps', description: 'Subjects as trees.' },
	hindi: { title: 'माइंड मैप', description: 'विषय वृक्ष के रूप में।' },
	...given,
})

export const buildBooklet = (given: Partial<Built<BookletItem>> = {}): Built<BookletItem> => ({
	id: 'polity-tree',
	group: 'mind-maps',
	stage: 'BOTH',
	position: 1,
	topics: [],
	english: { title: 'Polity as a tree', subtitle: 'On two pages.', file: '' },
	hindi: { title: 'राजव्यवस्था वृक्ष', subtitle: 'दो पृष्ठों में।', file: '' },
	...given,
})

export const buildPaper = (given: Partial<Built<PracticePaperItem>> = {}): Built<PracticePaperItem> => ({
	id: 'prelims-2024',
	stage: 'PRELIMS',
	year: 2024,
	english: { title: 'Practice paper 2024', note: 'Written by us.', file: '' },
	hindi: { title: 'अभ्यास प्रश्नपत्र 2024', note: 'हमारा लिखा हुआ।', file: '' },
	...given,
})

export const buildTopperCopy = (given: Partial<Built<TopperCopyItem>> = {}): Built<TopperCopyItem> => ({
	id: 'governor',
	score: '6/10',
	year: null,
	isSample: true,
	position: 1,
	topics: [],
	english: { title: 'The Governor', subject: 'Polity', file: '' },
	hindi: { title: 'राज्यपाल', subject: 'राजव्यवस्था', file: '' },
	...given,
})

/** Gives both languages of an item the same file. */
export function withFile<I extends { english: { file: string }; hindi: { file: string } | null }>(
	item: I,
	file: string,
): I {
	return { ...item, english: { ...item.english, file }, hindi: item.hindi && { ...item.hindi, file } }
}

/** Has an editor upload a PDF, and gives its address. */
export async function uploadPdf({ browser }: SignedIn, content: Buffer = buildPdf()): Promise<string> {
	const answer = await browser.send({
		method: 'POST',
		url: '/api/admin/course-files?use=document',
		payload: buildForm({ content, name: 'booklet.pdf' }),
		headers: { 'content-type': formType },
	})
	if (answer.statusCode !== 200) throw new Error(`the upload was answered ${answer.statusCode}: ${answer.body}`)
	return answer.json().data.fileUrl
}
