/** What the document hears once React answers to what a person does. */
export const HYDRATED = 'hydrated'

/**
 * Fetches and runs the modules named on its own element, once the server's HTML has been painted: the words come
 * first, also on a slow line. Whoever goes back to another address before React is there gets that page from the
 * server, since this one's HTML is not its. The text never changes, since the content policy allows it by its hash.
 */
export const START_SCRIPT = `(function(own){
var root=document.documentElement,shown=address();
function address(){return location.pathname+location.search}
function leave(event){if(address()===shown)return;
event.stopImmediatePropagation();root.dataset.left='';location.reload()}
function start(){if('left' in root.dataset)return;
own.dataset.preloads.split(' ').forEach(function(href){if(!href)return;
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
own.dataset.modules.split(' ').forEach(function(src){
var script=document.createElement('script');script.type='module';script.async=false;script.src=src;document.head.append(script)})}
addEventListener('popstate',leave);
document.addEventListener('${HYDRATED}',function(){removeEventListener('popstate',leave)});
requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)`

/** Whether the document is about to make way for another one. */
export function isLeft(): boolean {
  return 'left' in document.documentElement.dataset
}
