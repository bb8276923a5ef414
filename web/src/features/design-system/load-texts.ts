import { languages } from '@aravalli/shared/language'
import { uiMessages } from '#web/ui/messages.ts'
import { designSystemMessages } from './messages.ts'

/** The page shows both languages at once. */
export async function loadTexts(): Promise<void> {
	await Promise.all(languages.flatMap((language) => [designSystemMessages.load(language), uiMessages.load(language)]))
}
