/**
 * Lists words that almost every question holds and that tell none of them apart: articles, pronouns, postpositions,
 * auxiliary verbs, the polite imperatives of exam Hindi and what stands before a year. They are neither indexed nor
 * searched for. Words with a second meaning that matters here stay searchable: कर (tax), मत (vote).
 */
export const stopWords = `
	a an the this that these those it its he she they them their his her we our you your i my me
	and or but nor if then than so as of in on at to by for from with without into onto upon about between among through
	during is are was were be been being am do does did done has have had having will would shall should can could may
	might must not no what which who whom whose when where why how etc

	ka ki kee ke ko se mein aur hai hain evam
	का की के को से में पर ने तक और या एवं तथा व कि भी ही तो जो जिस जिसे जिसके जिसकी जिसका जिन जिनके जिनकी जिनका
	यह वह ये वे इस उस इन उन इसे उसे इसके उसके इसकी उसकी इसका उसका इनके उनके इनकी उनकी इनका उनका इसमें उसमें
	अपना अपने अपनी कौन क्या क्यों कैसे कैसा कैसी कब कहाँ किस किसे किसके किसकी किसका किन किसी कोई कुछ
	है हैं था थी थे हो होता होती होते होना होने हुआ हुई हुए गया गई गए रहा रही रहे सकता सकती सकते जाता जाती जाते जाना
	करना करने करता करती करते करें करके किया किए की दिया दिए लिए द्वारा साथ बारे
	कीजिए करिए दीजिए लिखिए लिखें बताइए बताएँ दें नहीं न अथवा अतः जैसे जब तब यदि सन् सन ईस्वी
`
