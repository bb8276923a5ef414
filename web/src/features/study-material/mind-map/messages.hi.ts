import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'माइंड मैप',
	lead: 'शाखा खोलें, समेटें और दोहराएँ।',
	openAll: 'सब खोलें',
	foldAll: 'सब समेटें',
	tools: 'माइंड मैप के साधन',
	wheelHint: 'खींचकर सरकाएँ। Ctrl के साथ व्हील से छोटा-बड़ा करें।',
	touchHint: 'दो उँगलियों से छोटा-बड़ा करें।',
	start: 'शाखा खोलने के लिए उस पर टैप करें। शब्द के पास रेखाएँ हों तो उसकी टिप्पणी यहाँ दिखेगी।',
	keys: 'तीर वाली कुंजियाँ शाखाओं पर ले जाती हैं, Enter खोलता और समेटता है, प्लस और माइनस छोटा-बड़ा करते हैं।',
	branches: (count) => (count === 1 ? '1 शाखा' : `${count} शाखाएँ`),
	more: (count) => `+${count}`,
	listTitle: 'सूची के रूप में',
	listLead: 'पूरा माइंड मैप शब्दों में: पढ़ने, खोजने और छापने के लिए।',
}
