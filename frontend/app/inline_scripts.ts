/** What the document hears once React answers to what a person does. */
export const HYDRATED = 'hydrated'

/**
 * Whoever goes back to another address before React is there gets that page from the server, since this HTML is not its.
 * Runs before anything of the page is seen. The text never changes, since the content policy allows it by its hash.
 */
export const LEAVE_EARLY_SCRIPT = `(function(){
function address(){return location.pathname+location.search}
var shown=address();
function leave(event){if(address()===shown)return;
event.stopImmediatePropagation();document.documentElement.dataset.left='';location.reload()}
addEventListener('popstate',leave);
document.addEventListener('${HYDRATED}',function(){removeEventListener('popstate',leave)})})()`

/**
 * A button that is pressed before its code is there is pressed again once it is; meanwhile the bar at the top moves, as
 * on the way to another screen. The last press alone counts. Links and forms work by themselves. React marks the elements
 * that it answers for.
 */
export const PRESS_AGAIN_SCRIPT = `(function(root){
var pressed=null,hydrated=false;
function answers(button){return hydrated&&Object.keys(button).some(function(key){return key.startsWith('__reactProps')})}
function press(event){var button=event.isTrusted&&event.target.closest('button');
if(!event.isTrusted)return;
var waits=button&&!(button.form&&button.type==='submit')&&!answers(button);
if(waits&&!pressed)requestAnimationFrame(look);
pressed=waits?button:null;tell()}
function tell(){if(pressed)root.dataset.waiting='';else delete root.dataset.waiting}
function look(){if(!pressed)return;
if(!pressed.isConnected)pressed=null;
else if(answers(pressed)){var button=pressed;pressed=null;setTimeout(function(){button.focus();button.click()},50)}
else return requestAnimationFrame(look);
tell()}
addEventListener('click',press,true);
document.addEventListener('${HYDRATED}',function(){hydrated=true})})(document.documentElement)`

/** Whether the document is about to make way for another one. */
export function isLeft(): boolean {
  return 'left' in document.documentElement.dataset
}

/** The element that says that the code did not come. */
export const UNFINISHED_ID = 'inacabada'

const reloadByButton = ({ target }: Event) => {
  if (target instanceof HTMLButtonElement) window.location.reload()
}

/** Shows what is said of a page whose code did not come, or takes it away again. */
export function sayUnfinished(isUnfinished: boolean): void {
  const notice = document.getElementById(UNFINISHED_ID)
  if (!notice) return
  notice.hidden = !isUnfinished
  notice.addEventListener('click', reloadByButton)
}

/**
 * Fetches and runs the modules named on its own element, once the server's HTML has been painted: the words come
 * first, also on a slow line. A module that fails is tried once more, and again whenever the connection is back.
 * The text never changes, since the content policy allows it by its hash.
 */
export const START_SCRIPT = `(function(own){
function lost(src){var notice=document.getElementById('${UNFINISHED_ID}');notice.hidden=false;
notice.onclick=function(event){if(event.target.type==='button')location.reload()};
addEventListener('online',function(){run(src,true)},{once:true})}
function run(src,again){var script=document.createElement('script');
script.type='module';script.async=false;script.src=src;
script.onerror=function(){script.remove();if(again)lost(src);else setTimeout(function(){run(src,true)},1000)};
document.head.append(script)}
function start(){
own.dataset.preloads.split(' ').forEach(function(href){if(!href)return;
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
own.dataset.modules.split(' ').forEach(function(src){run(src,false)})}
requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)`
