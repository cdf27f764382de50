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
