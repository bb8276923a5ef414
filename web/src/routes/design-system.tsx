import { createFileRoute } from '@tanstack/react-router'
import { DesignSystemPage } from '../features/design-system/design-system-page.tsx'

export const Route = createFileRoute('/design-system')({
	// The texts are asked for here only, because they would weigh on every other page.
	loader: async () => (await import('../features/design-system/load-texts.ts')).loadTexts(),
	head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
	component: DesignSystemPage,
})
