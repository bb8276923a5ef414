import { languageTags } from '@aravalli/shared/language'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { RichTextField } from '#web/ui/editing/lazy-rich-text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as designSystemMessages } from './messages.en.ts'

const LIMIT = 800

export function Editors() {
	const { editor } = useMessages(designSystemMessages)
	const lang = languageTags[useLanguage()]
	const [heading, setHeading] = useState(editor.headingText)
	const [body, setBody] = useState(editor.bodyText)
	const pickPicture = async () => ({ src: '/api/media/tanka.webp', alt: editor.picture })
	return (
		<Sheet>
			<RichTextField
				path="heading"
				label={editor.heading}
				lang={lang}
				value={heading}
				error={undefined}
				onChange={setHeading}
				lineOnly
			/>
			<RichTextField
				path="body"
				label={editor.body}
				lang={lang}
				value={body}
				error={body.length > LIMIT ? editor.error : undefined}
				onChange={setBody}
				limit={LIMIT}
				pickPicture={pickPicture}
			/>
		</Sheet>
	)
}
