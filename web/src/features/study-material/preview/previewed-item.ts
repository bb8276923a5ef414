import { countWords } from '@aravalli/shared/count-words'
import { readingMinutes } from '@aravalli/shared/reading-minutes'
import type { SectionKind } from '@aravalli/shared/study-material/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { richTextWords } from '#web/ui/rich-text-words.ts'

/** Gives a working copy of any section as its readers would be sent it. */
export function previewedItem<K extends SectionKind>(kind: K, { copy, language }: PreviewProps) {
	const { common, answered, isFallback } = previewed(kind, copy, language)
	return {
		...answered,
		_id: 'preview',
		img: common.picture?.large ?? null,
		imgSmall: common.picture?.small ?? null,
		updatedAt: '',
		isFallback,
	}
}

/** Is what notes and capsules have beside their text: their file is made when they are published. */
export const readingFacts = (body: string) => ({
	readTime: readingMinutes(countWords(richTextWords(body))),
	pdfUrl: '',
	coverImage: null,
})
