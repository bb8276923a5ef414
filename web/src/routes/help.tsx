import { createFileRoute } from '@tanstack/react-router'
import { content as helpContent } from '../features/information/help/content.en.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/help')({
	...informationRoute('/help'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(helpContent)} />
}
