import type { messages as english } from './judge-messages.en.ts'

export const messages: typeof english = {
	toRevise: 'दोहराने के लिए रख लिया गया:',
	progress: 'जो ग़लत हुआ',
	known: 'आया हुआ मान लिया गया।',
	onDevice: 'यह केवल इस डिवाइस पर सहेजा गया है।',
	login: 'अपने खाते में रखने के लिए लॉगिन करें',
}
