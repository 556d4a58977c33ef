/** The form of Microsoft Word's clipboard HTML: lists are paragraphs with a drawn sign. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=JA><!--StartFragment-->
<h1><span lang=EN-US>鳥居峠を越える<o:p></o:p></span></h1>
<p class=MsoNormal>石畳の<b><span lang=EN-US>峠道</span></b>を<i>ゆっくり</i>歩きます。<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>熊鈴<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>駅で借りる<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>駅で返す<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>軽アイゼン<o:p></o:p></p>
<p class=MsoNormal><span lang=EN-US><!--[if gte vml 1]><v:shape id="図_1"><v:imagedata src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=567 height=378 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="図_1"><![endif]><o:p></o:p></span></p>
<p class=MsoNormal>間の文<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1)<span>&nbsp; </span></span>出発<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>区間<o:p></o:p></p></td><td><p class=MsoNormal>時間</p></td></tr>
<tr><td><p class=MsoNormal>藪原駅</p><p class=MsoNormal>鳥居峠</p></td><td><p class=MsoNormal>90分</p></td></tr></table>
<!--EndFragment--></body></html>`

/** The form of Google Docs' clipboard HTML: one bold element that is not bold around spans with styles. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Over the pass</span></h2>
<p dir="ltr"><span style="font-weight:400">Take the </span><span style="font-weight:700">early train</span><span> and </span><span style="font-style:italic">walk</span><span>. </span><a href="https://example.com/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">Timetable</span></a></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Bell</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>from the station</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Map</span></p></li></ul>
<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:400px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4?key=a" width="602" height="400" style="margin-left:0px;margin-top:0px;" /></span></span></p>
<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr><td style="border:solid"><p dir="ltr"><span>From</span></p></td><td><p dir="ltr"><span>To</span></p></td></tr></tbody></table></div></b>`

/** The form of note's clipboard HTML. */
export const fromNote = `<meta charset="utf-8"><h2 name="0b1c" id="0b1c">櫛の町</h2><p name="2d3e" id="2d3e">坂の途中に看板。<br>中は静か。</p>
<figure name="4f5a" id="4f5a"><a href="https://example.com/comb.png"><img src="https://example.com/comb.png" alt="画像1" width="620" height="413"></a><figcaption>お六櫛</figcaption></figure>
<figure name="6b7c"><blockquote><p>木曽路はすべて山の中である。</p></blockquote><figcaption></figcaption></figure><hr><p name="8d9e" id="8d9e">また来ます。</p>`

/** What an article stores of {@link fromWord}. */
export const blocksOfWord: readonly object[] = [
  { type: 'header', level: 1, text: '鳥居峠を越える' },
  { type: 'paragraph', text: '石畳の<b>峠道</b>を<i>ゆっくり</i>歩きます。' },
  {
    type: 'list',
    style: 'unordered',
    items: [
      { text: '熊鈴', lists: [{ style: 'ordered', items: [{ text: '駅で借りる' }, { text: '駅で返す' }] }] },
      { text: '軽アイゼン' },
    ],
  },
  { type: 'paragraph', text: '間の文' },
  { type: 'list', style: 'ordered', items: [{ text: '出発' }] },
  {
    type: 'table',
    withHeadings: false,
    content: [
      ['区間', '時間'],
      ['藪原駅<br>鳥居峠', '90分'],
    ],
  },
]

/** What an article stores of {@link fromGoogleDocs}. */
export const blocksOfGoogleDocs: readonly object[] = [
  { type: 'header', level: 2, text: 'Over the pass' },
  {
    type: 'paragraph',
    text: 'Take the <b>early train</b> and <i>walk</i>. <a href="https://example.com/" rel="noopener nofollow ugc">Timetable</a>',
  },
  {
    type: 'list',
    style: 'unordered',
    items: [{ text: 'Bell', lists: [{ style: 'unordered', items: [{ text: 'from the station' }] }] }, { text: 'Map' }],
  },
  {
    type: 'singleImage',
    url: 'https://lh7-rt.googleusercontent.com/docsz/AD_4?key=a',
    caption: '',
    tmpId: null,
  },
  {
    type: 'table',
    withHeadings: false,
    content: [['From', 'To']],
  },
]
