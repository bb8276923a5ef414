import { type Language, languageTags } from '@aravalli/shared/language'
import { MEDIA_ALT_MAX, type MediaTexts } from '@aravalli/shared/media/media'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { messages as mediaMessages } from './messages.en.ts'

export type AltName = `alt.${Language}`

interface AltFieldsProps {
	/** Is what the fields begin with. */
	alt: MediaTexts['alt']
	errorOf: (name: AltName) => string | undefined
}

/** Says whether an alternative text is too long to be kept. */
export const isAltTooLong = (text: string) => text.trim().length > MEDIA_ALT_MAX

/** Has an editor say in both languages what is seen on a picture. */
export function AltFields({ alt, errorOf }: AltFieldsProps) {
	const m = useMessages(mediaMessages)
	return (['english', 'hindi'] as const).map((language) => {
		const name: AltName = `alt.${language}`
		return (
			<Field key={language} label={m.alt[language]} error={errorOf(name)}>
				{(control) => (
					<textarea {...control} name={name} rows={2} lang={languageTags[language]} defaultValue={alt[language]} />
				)}
			</Field>
		)
	})
}
