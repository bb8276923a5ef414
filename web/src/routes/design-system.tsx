import { languages } from '@aravalli/shared/language'
import { createFileRoute } from '@tanstack/react-router'
import { DesignSystemPage } from '../features/design-system/design-system-page.tsx'
import { uiMessages } from '../ui/messages.ts'

export const Route = createFileRoute('/design-system')({
	// The page shows both languages at once. Its texts are asked for here only: they would weigh on every other page.
	loader: async () => {
		const { designSystemMessages } = await import('../features/design-system/messages.ts')
		await Promise.all(languages.flatMap((language) => [designSystemMessages.load(language), uiMessages.load(language)]))
	},
	head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
	component: DesignSystemPage,
})
