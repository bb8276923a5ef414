import type { DraftTexts } from '@aravalli/shared/answer-writing/question-draft'
import { countWords } from '@aravalli/shared/count-words'
import type { Language } from '@aravalli/shared/language'
import { useMessages } from '#web/lib/messages.ts'
import { CompletenessBadge } from '#web/ui/editing/completeness-badge.tsx'
import { MarkedText } from '#web/ui/editing/marked-text.tsx'
import { SheetField } from '#web/ui/editing/sheet-field.tsx'
import { TagField } from '#web/ui/editing/tag-field.tsx'
import { WordCount } from '#web/ui/editing/word-count.tsx'
import { fieldLabels, missingParts, textParts } from './draft-texts.ts'
import css from './language-column.module.css'
import { messages as deskMessages } from './messages.en.ts'

interface LanguageColumnProps {
	language: Language
	edition: number
	texts: DraftTexts
	wordLimit: number | null
	errorOf: (path: string) => string | undefined
	onChange: (texts: DraftTexts) => void
}

export const languageNames = { english: 'English', hindi: 'हिन्दी' } as const

/** Shows the texts of a question in one language, on a sheet like the one that readers see. */
export function LanguageColumn({ language, edition, texts, wordLimit, errorOf, onChange }: LanguageColumnProps) {
	const m = useMessages(deskMessages)
	const labels = fieldLabels[language]
	const lang = language === 'hindi' ? 'hi' : 'en'
	const missing = missingParts(texts)
	const field = (part: keyof DraftTexts) => ({
		path: `${language}.${part}`,
		label: labels[part],
		lang,
		error: errorOf(`${language}.${part}`),
	})
	return (
		<>
			<div className={css.header}>
				<h2 className={css.language} lang={lang}>
					{languageNames[language]}
				</h2>
				<CompletenessBadge
					missing={missing.map((part) => m.parts[part])}
					isEmpty={missing.length === textParts.length}
				/>
			</div>
			<SheetField {...field('questionText')}>
				{(control) => (
					<textarea
						{...control}
						className={`${control.className} ${css.question}`}
						rows={3}
						value={texts.questionText}
						onChange={(event) => onChange({ ...texts, questionText: event.target.value })}
					/>
				)}
			</SheetField>
			<MarkedText
				{...field('answer')}
				isLarge
				value={texts.answer}
				onChange={(answer) => onChange({ ...texts, answer })}
			/>
			<WordCount words={countWords(texts.answer)} limit={wordLimit} />
			<SheetField {...field('subCategory')}>
				{(control) => (
					<input
						{...control}
						value={texts.subCategory}
						autoComplete="off"
						onChange={(event) => onChange({ ...texts, subCategory: event.target.value })}
					/>
				)}
			</SheetField>
			<TagField key={edition} {...field('tags')} tags={texts.tags} onChange={(tags) => onChange({ ...texts, tags })} />
		</>
	)
}
