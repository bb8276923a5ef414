import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { type Language, languages, languageTags } from '@aravalli/shared/language'
import { type ComponentType, Suspense, useState } from 'react'
import { LanguageProvider, useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { PreviewFrame } from '#web/ui/editing/preview-frame.tsx'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { Segments } from '#web/ui/segments.tsx'
import css from './item-editor.module.css'
import { languageNames } from './language-names.ts'
import { messages as editorMessages } from './messages.en.ts'
import { PlainPreview } from './plain-preview.tsx'

export interface PreviewProps {
	copy: AnyCopy
	language: Language
}

/** Shows an item as readers see it, by the very parts that they see; by the name of its kind. */
export type Previews = Readonly<Record<string, ComponentType<PreviewProps>>>

interface PreviewDialogProps {
	kind: Kind
	content: AnyCopy
	previews: Previews
	onClose: () => void
}

/** Shows the item as the readers of either language see it, on a phone and on a desk. */
export function PreviewDialog({ kind, content, previews, onClose }: PreviewDialogProps) {
	const m = useMessages(editorMessages)
	const pageLanguage = useLanguage()
	const [language, setLanguage] = useState(pageLanguage)
	const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
	const Preview = previews[kind.name]
	const standIns = entriesOf(kind.common)
		.filter(([name, { isOptional }]) => !isOptional && content[name] === null)
		.map(([, { label }]) => label[pageLanguage])
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
			{Preview && standIns.length > 0 && <Note kind="warning">{m.standIns(standIns.join(', '))}</Note>}
			{!Preview && <p className={css.plain}>{m.previewPlain}</p>}
			<PreviewFrame key={language} title={m.previewFrame} width={width} lang={languageTags[language]}>
				<LanguageProvider value={language}>
					<Suspense fallback={<LoadingSheet />}>
						{Preview ? (
							<Preview copy={content} language={language} />
						) : (
							<PlainPreview kind={kind} copy={content} language={language} notWritten={m.notWritten} />
						)}
					</Suspense>
				</LanguageProvider>
			</PreviewFrame>
		</WideDialog>
	)
}
