import { createFileRoute } from '@tanstack/react-router'
import { OnboardingPage } from '../features/accounts/onboarding/onboarding-page.tsx'
import { readOnboardingSearch } from '../features/accounts/onboarding/onboarding-steps.ts'
import { PageLanguageSwitch } from '../features/shell/page-language-switch.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'
import { ThemeButton } from '../ui/theme-button.tsx'

export const Route = createFileRoute('/onboarding')({
	staticData: { frame: 'bare' },
	validateSearch: readOnboardingSearch,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'onboarding')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context: { language } }) => {
		const { messages } = await import('../features/accounts/onboarding/messages.en.ts')
		return { title: (await textsIn(messages, language)).title }
	},
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	return (
		<OnboardingPage
			search={Route.useSearch()}
			tools={
				<>
					<PageLanguageSwitch />
					<ThemeButton />
				</>
			}
		/>
	)
}
