import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { indiaDay } from '@aravalli/shared/india-time'
import { type Language, languages, languageTags } from '@aravalli/shared/language'
import { Suspense, useState } from 'react'
import { LanguageProvider, useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { PreviewFrame } from '#web/ui/editing/preview-frame.tsx'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { previewQuestion } from '../preview-question.ts'
import { QuestionDetails } from '../question-details.tsx'
import { languageNames } from './language-column.tsx'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-editor.module.css'

interface QuestionPreviewProps {
	draft: QuestionDraft
	onClose: () => void
}

/**
 * Shows the question as the readers of either language see it, on a phone and on a desk, by the very parts that they
 * see.
 */
export function QuestionPreview({ draft, onClose }: QuestionPreviewProps) {
	const m = useMessages(deskMessages)
	const [language, setLanguage] = useState(useLanguage())
	const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
	const standIns = [
		draft.paperCategory ? [] : m.paper,
		draft.difficulty ? [] : m.difficulty,
		draft.marks ? [] : m.marks,
		draft.wordLimit ? [] : m.words,
		draft.timeLimitMinutes ? [] : m.minutes,
		draft.publishedOn ? [] : m.publicationDate,
	].flat()
	return (
		<WideDialog title={m.previewTitle} onClose={onClose}>
			<form
				className={css.controls}
				onChange={({ target }) => {
					const { name, value } = target as unknown as HTMLInputElement
					if (name === 'preview-language') setLanguage(value as Language)
					else setWidth(value === 'phone' ? 'phone' : 'desktop')
				}}
			>
				<Segments
					label={m.previewLanguage}
					name="preview-language"
					options={languages.map((value) => ({ value, label: languageNames[value], lang: languageTags[value] }))}
					defaultValue={language}
				/>
				<div className={css.width}>
					<Segments
						label={m.previewWidth}
						name="preview-width"
						options={[
							{ value: 'phone', label: m.phone },
							{ value: 'desktop', label: m.desktop },
						]}
						defaultValue={width}
					/>
				</div>
			</form>
			{standIns.length > 0 && <Note kind="warning">{m.standIns(standIns.join(', '))}</Note>}
			<PreviewFrame key={language} title={m.previewFrame} width={width} lang={languageTags[language]}>
				<LanguageProvider value={language}>
					<Suspense fallback={<LoadingSheet />}>
						<QuestionDetails question={previewQuestion(draft, language, indiaDay(new Date()))} />
					</Suspense>
				</LanguageProvider>
			</PreviewFrame>
		</WideDialog>
	)
}
