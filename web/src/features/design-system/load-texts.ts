import { languages } from '@aravalli/shared/language'
import { textsIn } from '#web/lib/messages.ts'
import { messages as richTextMessages } from '#web/ui/editing/rich-text/messages.en.ts'
import { messages as uiMessages } from '#web/ui/messages.en.ts'
import { questionMessages } from '../questions/public.tsx'
import { messages as designSystemMessages } from './messages.en.ts'

/** The page shows both languages at once. */
export async function loadTexts(): Promise<void> {
	await Promise.all(
		languages.flatMap((language) => [
			textsIn(designSystemMessages, language),
			textsIn(uiMessages, language),
			textsIn(richTextMessages, language),
			textsIn(questionMessages, language),
		]),
	)
}
