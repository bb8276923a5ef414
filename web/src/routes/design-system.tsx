import { languages } from '@aravalli/shared/language'
import { createFileRoute } from '@tanstack/react-router'
import { DesignSystemPage } from '../features/design-system/design-system-page.tsx'
import { loadMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/design-system')({
	// The page shows both languages at once.
	loader: async () => {
		await Promise.all(languages.map(loadMessages))
	},
	head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
	component: DesignSystemPage,
})
