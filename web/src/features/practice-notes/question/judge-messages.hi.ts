import type { messages as english } from './judge-messages.en.ts'

export const messages: typeof english = {
	toRevise: 'दोहराने के लिए जोड़ा गया:',
	progress: 'जो ग़लत हुआ',
	known: 'मान लिया गया कि यह आता है।',
	onDevice: 'केवल इस डिवाइस पर सहेजा गया।',
	login: 'अपने खाते में सहेजने के लिए लॉगिन करें',
}
